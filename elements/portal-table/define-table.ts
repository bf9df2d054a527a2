import { loadTexts } from '@portal/session'
import { register } from '../define/register.ts'
import { PortalTable } from './portal-table.ts'

/** Registers the table once its texts are there. */
export const define = async (): Promise<void> => {
  await loadTexts('table')
  register({ 'portal-table': PortalTable })
}
