import type { ContactMessage } from "../../app/content/message.ts";

/** For tests: a valid message. */
export const valid: ContactMessage = {
  name: "Adaeze Mensah",
  email: "adaeze@shop.example",
  company: undefined,
  phone: "+254",
  subject: "Settling in KES",
  message: "We collect in Lagos.\nWe settle in Nairobi.",
};
