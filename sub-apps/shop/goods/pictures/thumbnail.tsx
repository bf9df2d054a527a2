import { pictureAddress } from './picture-address.ts'

type ThumbnailProps = { path: string | null | undefined; name: string }

/** The first picture of goods in a list; without one a quiet ground of the same size, so that the cards keep their lines. */
export const Thumbnail = ({ path, name }: ThumbnailProps) => (
  <div className="thumbnail">
    {typeof path === 'string' ? (
      <img src={pictureAddress(path)} alt={name} loading="lazy" decoding="async" />
    ) : (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7.5 12 4l8 3.5v9L12 20l-8-3.5zM4 7.5 12 11l8-3.5M12 11v9" />
      </svg>
    )}
  </div>
)
