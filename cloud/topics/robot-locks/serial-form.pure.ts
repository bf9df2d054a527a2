const form = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** Whether a text can be the serial number of a robot. */
export const isSerial = (text: string): boolean => form.test(text)
