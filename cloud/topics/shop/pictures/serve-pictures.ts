import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { pictureKey, pictureSizes, picturesPath } from '#contract/calls/shop/pictures.ts'
import { sendNotFound } from '../../../http/answer/faults.ts'
import type { ServeParts } from '../../../topic.ts'
import { findPicture } from '../sql/pictures.ts'
import { contentTypes } from './picture-sizes.pure.ts'

const picturePath = v.object({ size: v.picklist(pictureSizes), pictureKey })

/**
 * Serves pictures by their keys, which nobody guesses. An image element sends no token, and the bytes of a key never change.
 * So a browser keeps them. No shared cache does: it would keep those of removed goods.
 */
export const servePictures = (server: FastifyInstance, { databaseOf, turn }: ServeParts): void => {
  const line = 'shop'
  const database = databaseOf(line)
  server.get(`${picturesPath}/:size/:pictureKey`, { config: { line } }, async (request, reply) => {
    const path = v.safeParse(picturePath, request.params)
    const found = path.success
      ? await turn(request, line, 'caller', () => findPicture(database, path.output.pictureKey, path.output.size))
      : undefined
    if (found === undefined) return sendNotFound(reply)
    reply.headers({
      'Content-Type': contentTypes[found.format],
      'Content-Disposition': `attachment; filename="picture.${found.format}"`,
      'Cache-Control': 'private, max-age=31536000, immutable',
      // A page of this address could run nothing and ask nobody, even if a browser took the bytes for another type.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-site'
    })
    return reply.send(Buffer.from(found.content))
  })
}
