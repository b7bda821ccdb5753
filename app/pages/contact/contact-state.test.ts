import { expect, test } from "vitest";
import { emptyDraft } from "../../content/message.ts";
import { contactAtRest, contactReducer } from "./contact-state.ts";

const errors = { name: "Name is required", subject: "Subject is required" };
const sentAt = { subject: "Fees", replyTo: "a@b.example", at: new Date(0), rest: undefined };
const refused = contactReducer(contactAtRest, { type: "refuse", draft: emptyDraft, errors });

test("an error goes when its field says something else, and only then", () => {
  expect(contactReducer(refused, { type: "edit", name: "name", value: "" })).toBe(refused);
  expect(contactReducer(refused, { type: "edit", name: "email", value: "a" })).toBe(refused);
  const edited = contactReducer(refused, { type: "edit", name: "name", value: "A" });
  expect(edited.errors).toEqual({ subject: "Subject is required" });
  expect(edited.summary).toEqual(errors);
});

test("sending takes errors and the last outcome away", () => {
  const failed = contactReducer(refused, { type: "fail", draft: emptyDraft, unsure: false });
  const sending = contactReducer(failed, { type: "send", draft: emptyDraft });
  expect(sending).toMatchObject({ sending: true, errors: {}, summary: {}, outcome: undefined });
});

test("one outcome at a time, until it is dismissed", () => {
  const sent = contactReducer(refused, { ...sentAt, type: "succeed" });
  expect(sent).toMatchObject({ sending: false, outcome: "sent" });
  expect(contactReducer(sent, { type: "dismiss" }).outcome).toBeUndefined();
});

test("the outcome of the last message stays, with edits since it failed", () => {
  const failed = contactReducer(refused, { type: "fail", draft: emptyDraft, unsure: false });
  const dismissed = contactReducer(failed, { type: "dismiss" });
  const edited = contactReducer(dismissed, { type: "edit", name: "message", value: "Later" });
  expect(edited.receipt).toEqual({
    kind: "failed",
    draft: { ...emptyDraft, message: "Later" },
    unsure: false,
  });
  const sent = contactReducer(edited, { ...sentAt, type: "succeed" });
  expect(sent.receipt).toEqual({ ...sentAt, kind: "sent" });
  expect(contactReducer(sent, { type: "write another" }).receipt).toBeUndefined();
});

test("a page that comes back while it sent a message sends no more, and shows what became of it", () => {
  const sending = contactReducer(refused, { type: "send", draft: emptyDraft });
  const receipt = { ...sentAt, kind: "sent" } as const;
  expect(contactReducer(sending, { type: "restore", receipt })).toMatchObject({
    sending: false,
    receipt,
  });
  expect(contactReducer(refused, { type: "restore", receipt: undefined })).toBe(refused);
});
