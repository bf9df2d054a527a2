import { useOwnRoute, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'

/** The addresses of the list and of one configuration. */
export const useMappingAddress = () => {
  const path = useSubApp().basePath + paths.mapping
  const kept = keptQuery(useOwnRoute().search)
  return { list: path + kept, of: (mappingId: number) => `${path}/${mappingId}${kept}` }
}
