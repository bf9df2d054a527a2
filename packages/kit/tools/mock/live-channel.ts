import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Part of every answer to an opening handshake (RFC 6455 §1.3). */
const handshakeKey = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** The frame `{}`, which says that the channel is open: a whole text of two bytes. */
const opened = Buffer.from([0x81, 2, ...Buffer.from('{}')])

/** Opens a live channel on which nothing happens. Without one the page would go on trying. */
export const openChannel = ({ headers }: IncomingMessage, socket: Duplex): void => {
  const accept = createHash('sha1')
    .update(`${headers['sec-websocket-key'] ?? ''}${handshakeKey}`)
    .digest('base64')
  socket.on('error', () => socket.destroy())
  socket.on('end', () => socket.end())
  socket.resume()
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`
  )
  socket.write(opened)
}
