/**
 * Defines the element of a state that only a portal has, as `<portal-table>`. The page of the gallery has a session of its own for it,
 * as a page without the portal has.
 */
import { startSession } from '@portal/session'
import { pageSessionAdapter } from '../anywhere/session-adapter.ts'
import { elementsOnDemand } from '../define/define-on-demand.ts'

const { adapter } = pageSessionAdapter(async () => new Response(null, { status: 404 }))
await startSession(adapter)
await elementsOnDemand[new URLSearchParams(location.search).get('element') ?? '']?.()
