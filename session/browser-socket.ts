import type { Environment } from '#contract/page/environment.ts'
import type { Socket, SocketListeners } from './adapter.ts'

/** Where the live channel is: named by the environment, else where the cloud is, else where the page came from. */
export const socketBase = ({ socketBase, apiBase }: Environment): string =>
  socketBase ?? (apiBase ?? location.origin).replace(/^http/, 'ws')

/** A browser's WebSocket as the session takes it. */
export const openSocket = (address: string, hear: SocketListeners): Socket => {
  const ended = new AbortController()
  const { signal } = ended
  const socket = socketTo(address)
  socket?.addEventListener('open', () => hear.opened(), { signal })
  socket?.addEventListener('message', ({ data }) => typeof data === 'string' && hear.heard(data), { signal })
  socket?.addEventListener('close', ({ code }) => hear.closed(code), { signal })
  if (socket === undefined) queueMicrotask(() => signal.aborted || hear.closed(0))
  return {
    send: text => socket?.send(text),
    close: () => {
      ended.abort()
      socket?.close()
    }
  }
}

/** A browser that refuses an address says so in an error that holds it, token and all: nobody gets to see that one. */
const socketTo = (address: string): WebSocket | undefined => {
  try {
    return new WebSocket(address)
  } catch {
    return undefined
  }
}
