import { useEffect, useRef, useState } from 'react';
import { photoProblem } from './photo-choice.ts';

export interface ChosenPhoto {
  file: File;
  url: string;
}

/** Photos that wait for what they belong to; each is looked into before it is taken. */
export function usePhotos(maximum = 8) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const all = useRef(photos);
  all.current = photos;
  useEffect(
    () => () => {
      for (const { url } of all.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const add = async (files: readonly File[]) => {
    setProblem(null);
    for (const file of files) {
      const wrong = await photoProblem(file);
      if (wrong) {
        setProblem(wrong);
        continue;
      }
      setPhotos((now) => (now.length < maximum ? [...now, { file, url: URL.createObjectURL(file) }] : now));
    }
  };
  const remove = (photo: ChosenPhoto) => {
    URL.revokeObjectURL(photo.url);
    setPhotos((now) => now.filter((one) => one !== photo));
  };
  return { photos, maximum, problem, add, remove };
}

export type Photos = ReturnType<typeof usePhotos>;
