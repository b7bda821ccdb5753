import { defineConfig } from "vite";
import { site } from "./generator/plugin.ts";

export default defineConfig({ plugins: [site()] });
