import type { Floor, Floors, Room } from '../floor.ts'

/** An answer of the centre's own server: the portal's code, and data of a success. */
type Answer<Data> = { code: number; data?: Data }

export const success = 610000
/** The login has ended. */
export const ended = 610401
/** The portal, or the network, does not answer. */
const away = 610521

/** The centre's own server. A failure of the network is an answer too: the page goes on, and asks again. */
export const openCalls = (path: string) => {
  const send = async <Data>(to: string, body?: unknown): Promise<Answer<Data>> => {
    const headers: Record<string, string> = { 'X-Clean-Centre': '1' }
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    try {
      const answer = await fetch(`${path}/${to}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        body: body === undefined ? null : JSON.stringify(body)
      })
      return answer.ok ? await answer.json() : { code: away }
    } catch {
      return { code: away }
    }
  }
  return {
    floors: () => send<Floors>('floors'),
    floor: (storeId: number) => send<Floor>(`floor?storeId=${storeId}`),
    start: (serial: string, rooms: readonly Room[]) => send('start', { serial, rooms }),
    order: (runId: number, order: 'pause' | 'resume' | 'return') => send('order', { runId, order })
  }
}
export type Calls = ReturnType<typeof openCalls>
