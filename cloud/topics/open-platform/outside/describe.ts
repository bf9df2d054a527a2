import { openPath, outsideCalls } from '#contract/calls/open-platform/outside.ts'
import { openApi } from '../../../http/open-api.pure.ts'

/** The version of the outside API. A field more is a new second number; nothing is taken away within a first number. */
export const outsideVersion = '1.0.0'

/** Where everybody reads the document; it holds no secret. */
export const outsideDocumentPath = `${openPath}/openapi.json`

/** The OpenAPI document of the outside API, made from the contract. */
export const describeOutside = () =>
  openApi(outsideCalls, {
    title: 'Robot portal: outside API',
    version: outsideVersion,
    securitySchemes: {
      application: { type: 'http', scheme: 'basic', description: 'The key of an application, and its secret.' }
    },
    parameters: []
  })
