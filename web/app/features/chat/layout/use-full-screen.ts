import { useEffect, useState } from 'react';

/** Whether the chart takes the whole screen, and the way there and back. */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = (): void => {
      if (document.fullscreenElement === null) setFull(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggle = (): void => {
    setFull(!isFull);
    // Where the browser refuses, the chart still takes the whole page.
    if (isFull) document.exitFullscreen().catch(() => undefined);
    else document.documentElement.requestFullscreen().catch(() => undefined);
  };
  return { isFull, toggle };
}
