import { makeStyles, tokens } from '@fluentui/react-components'

/** Those that letters of business have; any other comes from the keyboard of the device. */
const emoji = '😀 😊 👋 🙏 👍 🤝 💡 ✨ 🎉 🎁 🏆 🔥 ✅ 📅 ⏰ 📍 📦 🚢 ✈️ 🚚 🏭 🔧 🔋 🌱 📈 💬 📧 📞 📎 🌍 ❤️ 🧧'.split(' ')

export function EmojiForm({ onPut }: { onPut: (emoji: string) => void }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {emoji.map((one) => (
        <button key={one} type="button" className={styles.one} onClick={() => onPut(one)}>
          {one}
        </button>
      ))}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(32px, 1fr))', gap: '2px' },
  one: {
    minHeight: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    fontSize: '20px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
