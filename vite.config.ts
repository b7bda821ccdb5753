import { defineConfig } from "vite";
import { site } from "./build/plugin.ts";

export default defineConfig({ plugins: [site()] });
