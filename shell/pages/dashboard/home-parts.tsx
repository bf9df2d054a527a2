/** The lower part of the dashboard. It is loaded with its texts after the first figures. */
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { HomeTrends } from './home-trends.tsx'
import { $playing, PlayingNotices } from './playing-notices.tsx'

/** Notices first. The trends wait for the notices, which would otherwise push them down. */
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
