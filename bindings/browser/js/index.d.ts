/** A message of a conversation, in the form of OpenAI. */
export interface Message {
  role: "system" | "user" | "assistant" | "tool";
  content: string;
}

/** What is to be written: a conversation or a text to continue, and how. */
export interface Request {
  messages?: Message[];
  /** A text that is continued as it is, in place of a conversation. */
  prompt?: string;
  max_tokens?: number;
  /** 1 if nothing is said; 0 always takes the most probable token. */
  temperature?: number;
  top_k?: number;
  top_p?: number;
  min_p?: number;
  /** Start of the random numbers. */
  seed?: number;
  /** Texts that end the answer. */
  stop?: string[];
  /** One of these: every token that would break it has no probability. */
  json_schema?: object | boolean;
  grammar?: string;
  lark?: string;
  regex?: string;
  choice?: string[];
}

/** What is known at the end of an answer. */
export interface End {
  finish_reason: "stop" | "length" | "cancelled";
  usage?: { prompt_tokens: number; cached_tokens: number; completion_tokens: number };
  timings?: { prompt_ms: number; predicted_ms: number };
}

/** A piece of an answer; the last one has `end`. */
export interface Piece {
  text: string;
  is_reasoning: boolean;
  end?: End;
}

export interface LoadOptions {
  /** What computes; "auto" is the GPU if there is one. */
  device?: "auto" | "gpu" | "cpu";
  /** Positions of a conversation; as many as the model was trained for if nothing is said. */
  n_ctx?: number;
  /** False: nothing of the file is kept in the browser for the next time. */
  keep?: boolean;
  onProgress?: (progress: { done: number; total: number }) => void;
}

/** A model that is loaded. */
export class Model {
  /** The name in the model's file. */
  readonly name: string;
  /** Positions of a conversation. */
  readonly n_ctx: number;
  /** What computes. */
  readonly device: string;

  /** Loads a GGUF file: an address, or what the user chose. */
  static load(source: string | Blob | ArrayBuffer, options?: LoadOptions): Promise<Model>;
  /** Writes an answer piece by piece. Leaving the loop stops it. */
  stream(request: Request): AsyncGenerator<Piece, void, void>;
  /** Writes a whole answer. */
  answer(request: Request): Promise<End & { text: string; reasoning: string }>;
  /** Lets the model go, and stops what it writes. */
  close(): void;
}
