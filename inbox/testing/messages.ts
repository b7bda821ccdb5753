import type { ContactMessage } from "../form.ts";
import type { NewMessage } from "../store.ts";

/** For tests: a valid message. */
export const valid = {
  name: "Adaeze Mensah",
  email: "adaeze@shop.example",
  company: undefined,
  phone: "+254",
  subject: "Settling in KES",
  message: "We collect in Lagos.\nWe settle in Nairobi.",
} as ContactMessage;

/** For tests: a valid incoming message, with a key and a time in milliseconds. */
export const incoming = (key = "key", now = 0, part: Partial<ContactMessage> = {}): NewMessage => ({
  message: { ...valid, ...part },
  key,
  now,
});
