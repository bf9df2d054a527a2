import { keptQuery } from './filter-address.ts'
import type { Heading } from './heading.ts'
import { useSurroundings } from './surroundings.ts'
import { useText } from './texts.ts'

export const MissingPage = ({ search, heading }: { search: string; heading: Heading }) => {
  const text = useText()
  const { basePath } = useSurroundings()
  return (
    <>
      {heading(text('missing.title'))}
      <p className="intro">{text('missing.text')}</p>
      <a href={basePath + keptQuery(search)}>{text('backToList')}</a>
    </>
  )
}
