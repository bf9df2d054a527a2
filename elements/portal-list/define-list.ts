import { loadTexts } from '@portal/session'
import { register } from '../define/register.ts'
import { PortalList } from './portal-list.ts'

/** Registers the list once its texts are there. */
export const define = async (): Promise<void> => {
  await Promise.all([loadTexts('table'), loadTexts('list')])
  register({ 'portal-list': PortalList })
}
