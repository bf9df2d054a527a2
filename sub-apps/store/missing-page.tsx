import { keptQuery } from './filter-address.ts'
import type { Heading } from './heading.ts'
import { useSurroundings } from './surroundings.ts'
import { useText } from './texts.ts'

export const MissingPage = ({ search, heading }: { search: string; heading: Heading }) => {
  const text = useText()
  const { basePath } = useSurroundings()
  return (
    <>
      {heading(text('missing.title'), { href: basePath + keptQuery(search), text: text('backToList') })}
      <p className="intro">{text('missing.text')}</p>
    </>
  )
}
