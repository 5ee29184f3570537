import { useEffect, useRef, useState } from 'react';
import { photoProblem } from '../../accounts/account/photo-choice.ts';

export const MAXIMUM_PHOTOS = 8;

export interface ChosenPhoto {
  file: File;
  url: string;
}

/** Photos that wait for their case; each is looked into before it is taken. */
export function usePhotos() {
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
      setPhotos((now) =>
        now.length < MAXIMUM_PHOTOS ? [...now, { file, url: URL.createObjectURL(file) }] : now,
      );
    }
  };
  const remove = (photo: ChosenPhoto) => {
    URL.revokeObjectURL(photo.url);
    setPhotos((now) => now.filter((one) => one !== photo));
  };
  return { photos, problem, add, remove };
}

export type Photos = ReturnType<typeof usePhotos>;
