import "../styles/base.css";
import "../styles/frame.css";
import "../styles/dashboard.css";
import { render } from "preact";
import "../theme";
import { restore } from "./api";
import { Dashboard } from "./app";

void restore().then(() => {
  const root = document.getElementById("app")!;
  root.replaceChildren();
  render(<Dashboard />, root);
});
