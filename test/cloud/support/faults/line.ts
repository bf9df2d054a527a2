import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The line from a cloud to another server, which breaks when a test wants it to. */
export type Line = {
  /** The server's address, by way of the line. */
  url: string
  /** From now on a connection breaks when the cloud sends this SQL statement, which does not arrive. */
  breakAt: (statement: string | undefined) => void
  /** How many connections broke so. */
  broken: () => number
  /** Ends all connections, and lets no other begin until the line is mended. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** Opens a line to the server at this address. */
export const openLine = async (server: string): Promise<Line> => {
  const url = new URL(server)
  const [host, port] = [url.hostname, Number(url.port)]
  const sockets = new Set<Socket>()
  let statement: string | undefined
  let broken = 0
  let isCut = false
  const line = createServer(socket => {
    if (isCut) return void socket.destroy()
    const upstream = connect(port, host)
    const both = [socket, upstream]
    for (const end of both) {
      sockets.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        sockets.delete(end)
        for (const other of both) other.destroy()
      })
    }
    socket.on('data', data => {
      // The text of a statement ends with a zero byte.
      if (statement !== undefined && data.includes(`${statement}\0`)) {
        broken += 1
        for (const end of both) end.destroy()
      } else upstream.write(data)
    })
    upstream.pipe(socket)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  url.port = String((line.address() as AddressInfo).port)
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    breakAt: wanted => {
      statement = wanted
    },
    broken: () => broken,
    cut: () => {
      isCut = true
      endAll()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      line.close()
      endAll()
      await once(line, 'close')
    }
  }
}
