import { defineConfig } from "vite";
import { site } from "./site-build/plugin.ts";

export default defineConfig({ plugins: [site()] });
