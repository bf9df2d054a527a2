import { register } from '../define/register.ts'
import { PortalNotice } from './portal-notice.ts'

/** Registers the notice. Its texts came with the first paint. */
export const define = (): void => register({ 'portal-notice': PortalNotice })
