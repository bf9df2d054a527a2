import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const ipv4Type = 1

/** The name that a question asks for, and where the question ends (RFC 1035, 4.1.2). */
const questionIn = (message: Buffer): { name: string; type: number; end: number } => {
  const labels: string[] = []
  let place = 12
  for (let length = message[place] ?? 0; length > 0; length = message[place] ?? 0) {
    labels.push(message.toString('latin1', place + 1, place + 1 + length))
    place += 1 + length
  }
  return { name: labels.join('.'), type: message.readUInt16BE(place + 1), end: place + 5 }
}

const answerTo = (message: Buffer, addresses: readonly string[]): Buffer => {
  const { type, end } = questionIn(message)
  const found = type === ipv4Type ? addresses : []
  const head = Buffer.from(message.subarray(0, end))
  // An answer without a fault, with so many addresses.
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(found.length, 6)
  head.writeUInt32BE(0, 8)
  const records = found.map(address =>
    Buffer.from([0xc0, 12, 0, ipv4Type, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)])
  )
  return Buffer.concat([head, ...records])
}

/** A real name server on this machine. It answers each question for an IPv4 address by the next list that a test gives. */
export const startNameServer = async (answers: readonly (readonly string[])[]) => {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const { name, type } = questionIn(message)
    const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? []
    if (type === ipv4Type) asked.push(name)
    socket.send(answerTo(message, addresses), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      socket.close()
      await once(socket, 'close')
    }
  }
}
