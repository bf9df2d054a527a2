import type { FastifyRequest } from 'fastify'

/**
 * An error for the log. Of a failed query only the database's own error is kept: the one around it lists the
 * parameters, and with them tokens' hashes and people's data.
 */
export const describeError = (error: Error) => {
  const told = 'params' in error && error.cause instanceof Error ? error.cause : error
  const { code = '' } = told as NodeJS.ErrnoException
  return { type: told.name, code, message: told.message, stack: told.stack ?? '' }
}

type Asked = Pick<FastifyRequest, 'id' | 'method' | 'routeOptions'>

/** A request for the log: the route and not the path, since paths and queries can carry a token. */
export const describeRequest = ({ id, method, routeOptions }: Asked) => ({
  id,
  method,
  route: routeOptions?.url ?? 'unknown'
})

/** A fault of a request for the log. */
export const describeFault = (error: unknown, request: Asked) => {
  const { id, method, route } = describeRequest(request)
  return { err: error, requestId: id, method, route }
}
