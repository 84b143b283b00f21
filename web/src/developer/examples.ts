// Programs that talk to this server, in five languages.

export type Language = "curl" | "python" | "javascript" | "go" | "rust";

export const LANGUAGES: [Language, string, string][] = [
  ["curl", "curl", "bash"],
  ["python", "Python", "python"],
  ["javascript", "JavaScript", "javascript"],
  ["go", "Go", "go"],
  ["rust", "Rust", "rust"],
];

interface Server {
  base: string;
  model: string;
  needsKey: boolean;
}

export function example(language: Language, { base, model, needsKey }: Server): string {
  const name = JSON.stringify(model || "any");
  switch (language) {
    case "curl":
      return curl(base, model, needsKey);
    case "python":
      return `${needsKey ? "import os\n\n" : ""}from openai import OpenAI

client = OpenAI(base_url="${base}/v1", api_key=${needsKey ? `os.environ["HOB_API_KEY"]` : `"none"`})
stream = client.chat.completions.create(
    model=${name},
    messages=[{"role": "user", "content": "Hello"}],
    stream=True,
)
for chunk in stream:
    print(chunk.choices[0].delta.content or "", end="", flush=True)`;
    case "javascript":
      return `import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "${base}/v1",
  apiKey: ${needsKey ? "process.env.HOB_API_KEY" : `"none"`},
});
const stream = await client.chat.completions.create({
  model: ${name},
  messages: [{ role: "user", content: "Hello" }],
  stream: true,
});
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta.content ?? "");`;
    case "go":
      return go(base, name, needsKey);
    case "rust":
      return rust(base, name, needsKey);
  }
}

function curl(base: string, model: string, needsKey: boolean): string {
  const name = JSON.stringify(model || "any").replaceAll("'", `'\\''`);
  const key = needsKey ? `  -H "Authorization: Bearer $HOB_API_KEY" \\\n` : "";
  return `curl ${base}/v1/chat/completions \\
  -H 'Content-Type: application/json' \\
${key}  -d '{
    "model": ${name},
    "messages": [{ "role": "user", "content": "Hello" }]
  }'`;
}

function go(base: string, name: string, needsKey: boolean): string {
  const os = needsKey ? `\n\t"os"` : "";
  const key = needsKey
    ? `\n\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("HOB_API_KEY"))`
    : "";
  return `package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"${os}
)

func main() {
	body, _ := json.Marshal(map[string]any{
		"model":    ${name},
		"messages": []map[string]string{{"role": "user", "content": "Hello"}},
	})
	request, _ := http.NewRequest("POST", "${base}/v1/chat/completions", bytes.NewReader(body))
	request.Header.Set("Content-Type", "application/json")${key}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	var answer struct {
		Choices []struct{ Message struct{ Content string } }
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		panic(err)
	}
	fmt.Println(answer.Choices[0].Message.Content)
}`;
}

function rust(base: string, name: string, needsKey: boolean): string {
  const key = needsKey ? `\n        .bearer_auth(std::env::var("HOB_API_KEY")?)` : "";
  return `// cargo add reqwest --features blocking,json && cargo add serde_json
use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let answer: Value = reqwest::blocking::Client::new()
        .post("${base}/v1/chat/completions")${key}
        .json(&json!({
            "model": ${name},
            "messages": [{"role": "user", "content": "Hello"}],
        }))
        .send()?
        .error_for_status()?
        .json()?;
    println!("{}", answer["choices"][0]["message"]["content"].as_str().unwrap_or_default());
    Ok(())
}`;
}
