import { expect, test } from '@playwright/test'
import { partsOfFilter } from '#contract/calls/robots/filter-parts.ts'
import { calls } from '#contract/index.ts'
import { openApi } from '../../../cloud/http/open-api.pure.ts'

type Json = Record<string, unknown>
const document = openApi(calls) as {
  openapi: string
  paths: Record<string, Record<string, Json>>
  components: { schemas: Json; securitySchemes: Json }
}

const operations = Object.entries(calls).map(([name, call]) => ({
  name,
  call,
  operation: document.paths[call.path]?.[call.method.toLowerCase()] as {
    operationId: string
    summary: string
    security: Json[]
    parameters: { name: string; in: string; required: boolean; schema: Json }[]
    requestBody?: { required: boolean; content: Json }
    responses: Record<string, { description: string; content: Json }>
  }
}))

for (const { name, call, operation } of operations)
  test(`describes ${name}`, () => {
    expect(operation).toMatchObject({ operationId: name, summary: call.summary })
    const expected = { anyone: [], guestOrMember: [{}, { bearer: [] }], member: [{ bearer: [] }] }
    expect(operation.security).toEqual(expected[typeof call.access === 'object' ? 'member' : call.access])
    expect(Object.keys(operation.responses)).toEqual(['200', 'default'])
    for (const { description, content } of Object.values(operation.responses)) {
      expect(description).not.toBe('')
      expect(Object.keys(content)).toEqual(['application/json'])
    }
    const type = {
      json: 'application/json',
      form: 'application/x-www-form-urlencoded',
      multipart: 'multipart/form-data'
    }[call.encoding ?? 'json']
    expect(operation.requestBody && Object.keys(operation.requestBody.content)).toEqual(call.body && [type])
  })

test('lists no path and no operation that is not a call', () => {
  const listed = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map(method => `${method} ${path}`)
  )
  const expected = Object.values(calls).map(({ method, path }) => `${method.toLowerCase()} ${path}`)
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('is OpenAPI 3.1, and refers to nothing that it does not hold', () => {
  expect(document.openapi).toBe('3.1.0')
  const text = JSON.stringify(document)
  const references = Array.from(text.matchAll(/"\$ref":"([^"]*)"/g), ([, reference = '']) => reference)
  expect(references.length).toBeGreaterThan(0)
  for (const reference of references) {
    expect(reference).toMatch(/^#\/components\/schemas\//)
    expect(Object.keys(document.components.schemas)).toContain(reference.split('/').at(-1))
  }
  expect(text).not.toContain('$defs')
  expect(document.components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } })
})

test('describes the filters of the robot list with their limits', () => {
  const { parameters } = operations.find(({ name }) => name === 'robotList')?.operation ?? { parameters: [] }
  const inQuery = parameters.filter(parameter => parameter.in === 'query')
  expect(inQuery.map(({ name }) => name).sort()).toEqual(['pageNo', 'size', ...partsOfFilter, 'own', 'sort'].sort())
  expect(inQuery.every(({ required }) => !required)).toBe(true)
})

test('describes what sign-in needs', () => {
  const { requestBody } = operations.find(({ name }) => name === 'signInByEmail')?.operation ?? {}
  expect(requestBody?.content).toMatchObject({
    'application/x-www-form-urlencoded': {
      schema: {
        type: 'object',
        required: ['email', 'password'],
        properties: { email: { type: 'string', maxLength: 254 } }
      }
    }
  })
})

test('describes the file of an upload beside its fields', () => {
  const upload = operations.find(({ name }) => name === 'uploadLanguageFile')
  expect(upload?.operation.requestBody?.content).toMatchObject({
    'multipart/form-data': {
      schema: {
        properties: { file: { type: 'string', format: 'binary', maxLength: 1_048_576 }, mode: {} },
        required: ['intLangCode', 'langName', 'mode', 'file']
      }
    }
  })
})
