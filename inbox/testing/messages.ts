import { type ContactMessage, fieldNames } from "../../app/content/message.ts";

/** For tests: a valid message. */
export const valid: ContactMessage = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, undefined])) as Partial<ContactMessage>),
  name: "Adaeze Mensah",
  email: "adaeze@shop.example",
  phone: "+254",
  subject: "Settling in KES",
  message: "We collect in Lagos.\nWe settle in Nairobi.",
} as ContactMessage;
