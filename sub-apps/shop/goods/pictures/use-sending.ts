import { request, sentenceOf } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { type GoodsPicture, sendGoodsPicture } from '#contract/calls/shop/pictures.ts'
import * as limits from '#contract/limits.ts'
import { useTools } from '../../parts/use-tools.ts'
import { NoPicture, resizePicture } from './resize-picture.ts'

/** Sends one picture in its two sizes, one behind the other. */
const sendPicture = async (file: File): Promise<GoodsPicture> => {
  const { whole, thumbnail } = await resizePicture(file)
  return request(
    sendGoodsPicture,
    { body: { thumbnailBytes: thumbnail.size }, file: new File([thumbnail, whole], 'picture') },
    { quiet: true }
  )
}

type Progress = { place: number; count: number }
type SendingProps = {
  pictures: readonly GoodsPicture[]
  onChange: (pictures: readonly GoodsPicture[]) => void
  onSending: (isSending: boolean) => void
}

/** Sends chosen pictures one after the other, and puts each behind those that the goods have by then. */
export const useSending = ({ pictures, onChange, onSending }: SendingProps) => {
  const { text } = useTools()
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState<string>()
  // Somebody may move and remove pictures meanwhile, or leave the page.
  const latest = useRef(pictures)
  latest.current = pictures
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const sentence = (error: unknown): string =>
    error instanceof NoPicture ? text('problem.picture') : sentenceOf(error)

  const send = async (chosen: readonly File[]): Promise<void> => {
    const files = chosen.slice(0, limits.goodsPicturesMax - latest.current.length)
    setProblem(files.length < chosen.length ? text('problem.pictures', { count: limits.goodsPicturesMax }) : undefined)
    onSending(true)
    try {
      for (const [at, file] of files.entries()) {
        setProgress({ place: at + 1, count: files.length })
        const picture = await sendPicture(file)
        if (isGone.current) return
        latest.current = [...latest.current, picture]
        onChange(latest.current)
      }
    } catch (error) {
      setProblem(sentence(error))
    } finally {
      setProgress(undefined)
      onSending(false)
    }
  }
  return { progress, problem, send }
}
