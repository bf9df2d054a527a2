import { outsideCallNames, outsideCalls, scopeNeeded } from '#contract/calls/open-platform/outside.ts'
import { listedCalls } from './listing.ts'

const collectionSchema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/**
 * The requests of the outside API as a collection of Postman, which other programs read too. Address, key and secret are
 * variables; parameters that a call does not need are there but switched off.
 */
export const postmanCollection = (version: string) => {
  const parameters = new Map(listedCalls().map(call => [call.name, call.parameters]))
  return {
    info: { name: 'Robot portal: outside API', version, schema: collectionSchema },
    auth: {
      type: 'basic',
      basic: [
        { key: 'username', value: '{{key}}', type: 'string' },
        { key: 'password', value: '{{secret}}', type: 'string' }
      ]
    },
    variable: [
      { key: 'address', value: 'http://localhost:8080' },
      { key: 'key', value: '' },
      { key: 'secret', value: '' }
    ],
    item: outsideCallNames.map(name => {
      const { method, path, summary } = outsideCalls[name]
      return {
        name,
        request: {
          method,
          description: `${summary} Needs the scope \`${scopeNeeded(outsideCalls[name])}\`.`,
          url: {
            raw: `{{address}}${path}`,
            host: ['{{address}}'],
            path: path.slice(1).split('/'),
            query: (parameters.get(name) ?? []).map(({ field, type, required }) => ({
              key: field,
              value: '',
              description: type,
              disabled: !required
            }))
          }
        }
      }
    })
  }
}
