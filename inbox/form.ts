/* The site's exports to the inbox: the form's rules and the answers to a form. The inbox imports nothing else from
   the site. */
export * from "../app/content/form-answers.ts";
export * from "../app/content/message.ts";
