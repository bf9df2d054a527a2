import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The line from a cloud to its PostgreSQL server, which breaks at a chosen moment. */
export type DatabaseLine = {
  url: string
  /** From now on a connection breaks when the cloud sends this statement, which does not arrive. Nothing mends the line. */
  breakAt: (statement: string | undefined) => void
  /** How many connections broke so. */
  broken: () => number
  close: () => Promise<void>
}

/** Opens a line to the server at this address. */
export const openDatabaseLine = async (server: string): Promise<DatabaseLine> => {
  const url = new URL(server)
  const [host, port] = [url.hostname, Number(url.port)]
  const sockets = new Set<Socket>()
  let statement: string | undefined
  let broken = 0
  const line = createServer(socket => {
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
  return {
    url: url.href,
    breakAt: wanted => {
      statement = wanted
    },
    broken: () => broken,
    close: async () => {
      line.close()
      for (const socket of sockets) socket.destroy()
      await once(line, 'close')
    }
  }
}
