/* What the site hands over: the form's rules, and what answers a form. The inbox imports nothing else of the site. */
export * from "../app/content/form-answers.ts";
export * from "../app/content/message.ts";
