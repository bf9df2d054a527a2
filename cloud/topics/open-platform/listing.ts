import type { ListedCall, OpenField } from '#contract/calls/open-platform/api-management.ts'
import {
  type OutsideCallName,
  outsideCallNames,
  outsideCalls,
  scopeNeeded
} from '#contract/calls/open-platform/outside.ts'
import { type FieldSchema, fieldsOf, typeOf } from './fields.pure.ts'
import { describeOutside } from './outside/describe.ts'

type Parameter = { name: string; required: boolean; schema: FieldSchema }
type Success = { properties: { data: FieldSchema } }
type Operation = {
  operationId: OutsideCallName
  parameters: readonly Parameter[]
  responses: { 200: { content: { 'application/json': { schema: { oneOf: readonly [Success, unknown] } } } } }
}
type Described = { paths: Record<string, { get: Operation }> }

const fieldOf = ({ name, required, schema }: Parameter): OpenField => ({ field: name, type: typeOf(schema), required })

/** The facts about a call that are the same for everybody. */
export const aboutCall = (name: OutsideCallName) => {
  const { method, path, summary } = outsideCalls[name]
  return { name, method, path, summary, scope: scopeNeeded(outsideCalls[name]) }
}

/** The calls of the outside API as its OpenAPI document describes them. */
export const listedCalls = (): Omit<ListedCall, 'enabled'>[] => {
  // The document is our own, of the shape that `openApi` writes.
  const { paths } = describeOutside() as unknown as Described
  return outsideCallNames.flatMap(name => {
    const operation = paths[outsideCalls[name].path]?.get
    if (operation === undefined) return []
    const answer = operation.responses[200].content['application/json'].schema.oneOf[0].properties.data
    return { ...aboutCall(name), parameters: operation.parameters.map(fieldOf), answer: fieldsOf(answer) }
  })
}
