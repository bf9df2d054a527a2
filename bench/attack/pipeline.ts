import { once } from 'node:events'
import { connect } from 'node:net'
import { attackerAddress, type Shot } from './attacks.ts'

const textOf = ({ method, path, headers, body = '' }: Shot): string => {
  const all = {
    Host: 'x',
    ...headers,
    'X-Forwarded-For': attackerAddress,
    ...(body === '' ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` })
  }
  return [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
    '',
    body
  ].join('\r\n')
}

/**
 * Sends requests on one connection without waiting for an answer.
 * @returns how many answers came, until all had come, the server hung up, or the time was over
 */
export const pipeline = async (url: string, shots: readonly Shot[], milliseconds: number): Promise<number> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answered = 0
  // A status line that lies across two chunks is counted as none: the figure is for the reader's orientation.
  socket.setEncoding('latin1').on('data', chunk => {
    answered += String(chunk).split('HTTP/1.1 ').length - 1
    if (answered >= shots.length) socket.destroy()
  })
  socket.on('error', () => undefined)
  const timer = setTimeout(() => socket.destroy(), milliseconds)
  socket.write(shots.map(textOf).join(''))
  await once(socket, 'close')
  clearTimeout(timer)
  return answered
}
