import type { Environment } from '#contract/page/environment.ts'
import type { Socket, SocketListeners } from '../adapter.ts'

/** The base URL of the live channel: the environment's `socketBase`, else the cloud's origin, else the page's. */
export const socketBase = ({ socketBase, apiBase }: Environment): string =>
  socketBase ?? (apiBase ?? location.origin).replace(/^http/, 'ws')

/** A browser's WebSocket with the session's interface. */
export const openSocket = (address: string, hear: SocketListeners): Socket => {
  const ended = new AbortController()
  const { signal } = ended
  const socket = socketTo(address)
  socket?.addEventListener('open', () => hear.opened(), { signal })
  socket?.addEventListener('message', ({ data }) => typeof data === 'string' && hear.heard(data), { signal })
  socket?.addEventListener('close', ({ code, reason }) => hear.closed(code, reason), { signal })
  if (socket === undefined) queueMicrotask(() => signal.aborted || hear.closed(0, ''))
  return {
    send: text => socket?.send(text),
    close: () => {
      ended.abort()
      socket?.close()
    }
  }
}

/** An invalid URL throws an error that contains the URL with the token. So the error is not passed on. */
const socketTo = (address: string): WebSocket | undefined => {
  try {
    return new WebSocket(address)
  } catch {
    return undefined
  }
}
