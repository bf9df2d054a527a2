/** What the dashboard shows below its first figures: fetched with its texts when those are there. */
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { HomeTrends } from './home-trends.tsx'
import { $playing, PlayingNotices } from './playing-notices.tsx'

/** The notices first. The trends wait until these are known once, since they would be pushed down by them. */
export const HomeParts = () => {
  const { kind } = useStore($playing)
  const [known, setKnown] = useState(false)
  if (kind !== 'loading' && !known) setKnown(true)
  return (
    <>
      <PlayingNotices />
      {known && <HomeTrends />}
    </>
  )
}
