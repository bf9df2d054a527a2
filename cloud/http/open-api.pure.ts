import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Access, Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { headers } from '#contract/envelope.ts'
import { languageCodes } from '#contract/languages.ts'

type JsonObject = Record<string, unknown>

/** Converts schemas, and collects the (recursive) schemas that they refer to as components of the document. */
const converter = () => {
  const components: JsonObject = {}
  const convert = (schema: GenericSchema, typeMode: 'input' | 'output', name: string): JsonObject => {
    const componentName = (referenceId: string) => `${name}${referenceId}`
    const {
      $schema: _dialect,
      $defs,
      ...converted
    } = toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode,
      // Rules that JSON Schema can't express (trimming, for example) are left out; the server checks them all the same.
      errorMode: 'ignore',
      overrideRef: ({ referenceId }) => `#/components/schemas/${componentName(referenceId)}`
    })
    for (const [referenceId, definition] of Object.entries($defs ?? {}))
      components[componentName(referenceId)] = definition
    return converted
  }
  return { components, convert }
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data'
} as const

/** The fields of a multipart body and the file beside them. */
const withFile = (schema: JsonObject, file: Call['file']): JsonObject => {
  if (file === undefined) return schema
  const { properties, required } = schema as { properties?: JsonObject; required?: string[] }
  const { part, description, bytesMax: maxLength } = file
  return {
    ...schema,
    properties: { ...properties, [part]: { type: 'string', format: 'binary', description, maxLength } },
    required: [...(required ?? []), part]
  }
}

const answerSchema = (data: JsonObject): JsonObject => ({
  oneOf: [
    {
      type: 'object',
      properties: { code: { const: codes.success }, msg: { type: 'string' }, data },
      required: ['code', 'msg', 'data']
    },
    { $ref: '#/components/schemas/Failure' }
  ]
})

const failure: JsonObject = {
  type: 'object',
  description: 'Any other code: the call was refused. For illegal input, data names the fields.',
  properties: {
    code: { type: 'integer', not: { const: codes.success } },
    msg: { type: 'string' },
    data: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, reason: { type: 'string' } },
        required: ['field', 'reason']
      }
    }
  },
  required: ['code', 'msg', 'data']
}

const timeZone: JsonObject = {
  name: headers.timeZone,
  in: 'header',
  required: false,
  description: "The caller's hours ahead of UTC, as 8, -3.5 or 5.75.",
  schema: { type: 'number' }
}

const language: JsonObject = {
  name: headers.language,
  in: 'header',
  required: false,
  description: `The language that the caller reads: one of ${languageCodes.join(', ')} from the portal. What the cloud writes to people (codes by e-mail and text message) is in it.`,
  schema: { type: 'string' }
}

const requestId: JsonObject = {
  [headers.requestId]: { description: "Finds this request in the server's log.", schema: { type: 'string' } }
}

const answerOf = (description: string, schema: JsonObject): JsonObject => ({
  description,
  headers: requestId,
  content: { [mediaTypes.json]: { schema } }
})

/** An empty entry stands for a caller without a token. */
const securityOf = (access: Access): JsonObject[] => {
  if (access === 'anyone') return []
  if (typeof access === 'object' && 'scope' in access) return [{ application: [] }]
  return access === 'guestOrMember' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

const neededFor = (access: Access): JsonObject => {
  if (typeof access !== 'object') return {}
  return {
    description:
      'scope' in access ? `Needs the scope \`${access.scope}\`.` : `Needs the permission \`${access.permission}\`.`
  }
}

/** The facts in a document that hold for all its calls. */
export type About = {
  title: string
  version: string
  /** How callers show who they are, as OpenAPI writes it. */
  securitySchemes: JsonObject
  /** The parameters of every call beside its own. */
  parameters: readonly JsonObject[]
}

const portal: About = {
  title: 'Robot portal cloud',
  version: '1.0.0',
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  parameters: [timeZone, language]
}

/** The OpenAPI 3.1 document of calls; by default what `GET /api/openapi.json` answers. */
export const openApi = (calls: Record<string, Call>, about: About = portal): JsonObject => {
  const { components, convert } = converter()

  const parametersOf = (name: string, query: GenericSchema): JsonObject[] => {
    const { properties = {}, required = [] } = convert(query, 'input', `${name}Query`) as {
      properties?: Record<string, JsonObject>
      required?: string[]
    }
    return Object.entries(properties).map(([field, schema]) => ({
      name: field,
      in: 'query',
      required: required.includes(field),
      schema
    }))
  }

  const operationOf = (
    name: string,
    { path, summary, access, encoding = 'json', query, body, file, data }: Call
  ): JsonObject => ({
    operationId: name,
    summary,
    tags: [path.split('/')[2]],
    security: securityOf(access),
    ...neededFor(access),
    parameters: [...about.parameters, ...(query === undefined ? [] : parametersOf(name, query))],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [mediaTypes[encoding]]: { schema: withFile(convert(body, 'input', `${name}Body`), file) } }
          }
        }),
    responses: {
      200: answerOf('Success, or a refusal by its code.', answerSchema(convert(data, 'output', `${name}Data`))),
      default: answerOf('A fault of transport.', { $ref: '#/components/schemas/Failure' })
    }
  })

  const paths: Record<string, JsonObject> = {}
  for (const [name, call] of Object.entries(calls))
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) }

  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Failure: failure, ...components },
      securitySchemes: about.securitySchemes
    }
  }
}
