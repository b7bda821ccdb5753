/** A setting is missing or wrong: its sentence is for the operator, and needs no stack. */
export class SettingError extends Error {}
