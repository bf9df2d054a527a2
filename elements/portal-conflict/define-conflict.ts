import { loadTexts } from '@portal/session'
import { register } from '../define/register.ts'
import { PortalConflict } from './portal-conflict.ts'

/** Registers the dialog once its texts are there. */
export const define = async (): Promise<void> => {
  await loadTexts('conflict')
  register({ 'portal-conflict': PortalConflict })
}
