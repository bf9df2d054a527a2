/** How robots of a store speak until somebody changes that. */
export const usualVoice = {
  language: 'en' as const,
  volume: 70,
  retries: 2,
  sentences: {
    en: 'Hello, your robot has arrived. Please come to the door.',
    zh: '您好，机器人已到达，请到门口领取。',
    ja: 'ロボットが到着しました。ドアの前までお越しください。',
    ko: '안녕하세요, 로봇이 도착했습니다. 문 앞으로 나와 주세요.',
    th: 'สวัสดีค่ะ หุ่นยนต์มาถึงแล้ว โปรดมาที่หน้าประตู',
    fr: 'Bonjour, votre robot est arrivé. Veuillez venir à la porte.'
  }
}
