import * as limits from '../limits.ts'

/*
 * One password has several spellings: é is one character on most devices, and e with a mark on some. Both sides make the
 * canonical one here. NFC changes no sign that a person could tell from another, unlike NFKC.
 */

/** Of a password as a device types it, in UTF-16 units: a character can come in four parts, which count as one. */
export const typedPasswordMaxLength = 4 * limits.passwordMaxLength

/**
 * The form in which passwords are hashed, compared and counted.
 * @param text bounded in length by the caller; the form can be three times as long, and a third of that
 */
export const canonicalPassword = (text: string): string => text.normalize('NFC')

/**
 * The forms that the hash of a password can have been made of, the canonical one first. Hashes are made of that one alone
 * now. Hashes of earlier times were made of the text as somebody typed it.
 */
export const passwordForms = (typed: string): readonly string[] => [...new Set([canonicalPassword(typed), typed])]
