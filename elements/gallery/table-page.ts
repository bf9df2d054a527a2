/** Defines `<portal-table>` on a page of the gallery, with a session of its own, as a page without the portal has it. */
import { startSession } from '@portal/session'
import { pageSessionAdapter } from '../anywhere/session-adapter.ts'
import { elementsOnDemand } from '../define/define-on-demand.ts'

const { adapter } = pageSessionAdapter(async () => new Response(null, { status: 404 }))
await startSession(adapter)
await elementsOnDemand['portal-table']?.()
