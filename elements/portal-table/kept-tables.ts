import { readKept } from '@portal/session'

/** What this device keeps of the person's tables and lists, by their names. */
export const keptTables = (): Record<string, unknown> => {
  const kept = readKept('tables')
  return typeof kept === 'object' && kept !== null ? { ...kept } : {}
}
