import "./styles/base.css";
import "./styles/frame.css";
import "./styles/chat.css";
import "./styles/text.css";
import "./styles/structure.css";
import "./styles/developer.css";
import "./styles/models.css";
import "./styles/bench.css";
import "./styles/desktop.css";
import { render } from "preact";
import { App } from "./app";
import { open } from "./chat/store";
import { stayConnected } from "./server";
import { load } from "./text/rich";
import "./theme";

load();
stayConnected();
void open().then(() => {
  const root = document.getElementById("app")!;
  // what stood there until now is not the page's
  root.replaceChildren();
  render(<App />, root);
});
