import "../tokens.css";
import "../base.css";
import { hydrateRoot } from "react-dom/client";
import { Specimen } from "./specimen.tsx";

const root = document.getElementById("specimen");
if (root) hydrateRoot(root, <Specimen />);
