/**
 * The name of the shown entry in the tab's history. Back and Forward come to the same entry again.
 * @returns undefined in browsers without the Navigation API
 */
export const historyEntry = (): string | undefined => globalThis.navigation?.currentEntry?.key
