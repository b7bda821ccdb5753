/** A separate build, for the tests that send a message: the environment that makes it. */
export const withEndpoint = {
  OUT_DIR: "node_modules/.cache/with-endpoint",
  CONTACT_ENDPOINT: "/api/contact",
  INBOX_DB: "node_modules/.cache/inbox.sqlite",
};
