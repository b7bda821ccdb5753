import base from "./playwright.firefox.config.ts";
export default { ...base, webServer: [] };
