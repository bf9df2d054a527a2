import { useState } from 'react'
import type { GoodsPicture } from '#contract/calls/shop/pictures.ts'
import { useTools } from '../../parts/use-tools.ts'
import { pictureAddress } from './picture-address.ts'

type GalleryProps = { pictures: readonly GoodsPicture[]; name: string }

/** The pictures of goods: one large, and a button for each where there are several. */
export const Gallery = ({ pictures, name }: GalleryProps) => {
  const { text } = useTools()
  const [chosen, setChosen] = useState(0)
  const place = Math.min(chosen, pictures.length - 1)
  const shown = pictures[place]
  if (shown === undefined) return null
  return (
    <div className="gallery">
      <div className="picture">
        <img src={pictureAddress(shown.path)} alt={name} />
      </div>
      {pictures.length > 1 && (
        <ul className="views">
          {pictures.map(({ pictureKey, thumbnailPath }, at) => (
            <li key={pictureKey}>
              <button
                type="button"
                className="button quiet"
                aria-label={text('goods.picture', { place: at + 1 })}
                aria-pressed={at === place}
                onClick={() => setChosen(at)}
              >
                <span className="thumbnail">
                  <img src={pictureAddress(thumbnailPath)} alt="" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
